// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
import { validateMakeWish } from '../schemas/MakeWish.js';
export const validateVehiclePreference = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(Array.isArray(data1)){
if(data1.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 3}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new", "used", "certified"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/conditions/" + i0,keyword:"choice",params:{}});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.body_styles !== undefined){
let data3 = data.body_styles;
if(Array.isArray(data3)){
if(data3.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/body_styles",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body_styles/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/body_styles/" + i2,keyword:"choice",params:{}});
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/body_styles",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body_styles",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.makes !== undefined){
let data5 = data.makes;
if(Array.isArray(data5)){
if(data5.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/makes",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
if(!validateMakeWish.call(this, data5[i4], {instancePath: instancePath + "/makes/" + i4})){
vErrors = vErrors === null ? validateMakeWish.errors : vErrors.concat(validateMakeWish.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/makes",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.never_makes !== undefined){
let data7 = data.never_makes;
if(Array.isArray(data7)){
if(data7.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/never_makes",keyword:"maxItems",params:{limit: 30}});
errors++;
}
const len3 = data7.length;
for(let i5=0; i5<len3; i5++){
let data8 = data7[i5];
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/never_makes/" + i5,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/never_makes/" + i5,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/never_makes/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i6 = data7.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data7[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/never_makes",keyword:"uniqueItems",params:{i: i6, j: j2}});
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/never_makes",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.year_min !== undefined){
let data9 = data.year_min;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/year_min",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2100 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/year_min",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data9 < 1950 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/year_min",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data.year_max !== undefined){
let data10 = data.year_max;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/year_max",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(isBeyond(data10, "from", data, "year_min")){
(vErrors ??= []).push({instancePath:instancePath+"/year_max",keyword:"bounds",params:{says: "The newest year can’t be before the oldest."}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 2100 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/year_max",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data10 < 1950 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/year_max",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data.max_mileage !== undefined){
let data11 = data.max_mileage;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_mileage",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1000000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/max_mileage",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/max_mileage",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.drivetrains !== undefined){
let data12 = data.drivetrains;
if(Array.isArray(data12)){
if(data12.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrains",keyword:"maxItems",params:{limit: 4}});
errors++;
}
const len4 = data12.length;
for(let i7=0; i7<len4; i7++){
let data13 = data12[i7];
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrains/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["fwd", "rwd", "awd", "four_wd"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrains/" + i7,keyword:"choice",params:{}});
errors++;
}
}
let i8 = data12.length;
let j3;
if(i8 > 1){
const indices3 = {};
for(;i8--;){
let item3 = data12[i8];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
(vErrors ??= []).push({instancePath:instancePath+"/drivetrains",keyword:"uniqueItems",params:{i: i8, j: j3}});
errors++;
break;
}
indices3[item3] = i8;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/drivetrains",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.transmission !== undefined){
let data14 = data.transmission;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["automatic", "manual", "any", null].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"choice",params:{}});
errors++;
}
}
if(data.fuels !== undefined){
let data15 = data.fuels;
if(Array.isArray(data15)){
if(data15.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len5 = data15.length;
for(let i9=0; i9<len5; i9++){
let data16 = data15[i9];
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fuels/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel"].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/fuels/" + i9,keyword:"choice",params:{}});
errors++;
}
}
let i10 = data15.length;
let j4;
if(i10 > 1){
const indices4 = {};
for(;i10--;){
let item4 = data15[i10];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"uniqueItems",params:{i: i10, j: j4}});
errors++;
break;
}
indices4[item4] = i10;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.seats_min !== undefined){
let data17 = data.seats_min;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/seats_min",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 15 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/seats_min",keyword:"maximum",params:{comparison: "<=", limit: 15}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/seats_min",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.doors_min !== undefined){
let data18 = data.doors_min;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doors_min",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 5 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/doors_min",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data18 < 2 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/doors_min",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
for(const key0 in data){
if(!["id", "conditions", "body_styles", "makes", "never_makes", "year_min", "year_max", "max_mileage", "drivetrains", "transmission", "fuels", "seats_min", "doors_min"].includes(key0)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
