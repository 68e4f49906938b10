// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from '../support/date.js';
import { isEmail } from '../support/email.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const validateChecklistSelections = validate0;

const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^\\+?[0-9 ().\\-]{7,24}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.money !== undefined){
let data0 = data.money;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.method !== undefined){
let data1 = data0.method;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/method",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["cash", "finance", "lease", null].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/money/method",keyword:"choice",params:{}});
errors++;
}
}
if(data0.max_total !== undefined){
let data2 = data0.max_total;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_total",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_total",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data2 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_total",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.max_monthly !== undefined){
let data3 = data0.max_monthly;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_monthly",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_monthly",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data3 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/money/max_monthly",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.down_payment !== undefined){
let data4 = data0.down_payment;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/down_payment",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/money/down_payment",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data4 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/money/down_payment",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.credit_tier !== undefined){
let data5 = data0.credit_tier;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/credit_tier",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["excellent", "good", "fair", "rebuilding", "unsure", null].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/money/credit_tier",keyword:"choice",params:{}});
errors++;
}
}
if(data0.term_months !== undefined){
let data6 = data0.term_months;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/term_months",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 120 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/money/term_months",keyword:"maximum",params:{comparison: "<=", limit: 120}});
errors++;
}
if(data6 < 12 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/money/term_months",keyword:"minimum",params:{comparison: ">=", limit: 12}});
errors++;
}
}
}
if(data0.annual_miles !== undefined){
let data7 = data0.annual_miles;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/money/annual_miles",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 200000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/money/annual_miles",keyword:"maximum",params:{comparison: "<=", limit: 200000}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/money/annual_miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
for(const key0 in data0){
if(!["method", "max_total", "max_monthly", "down_payment", "credit_tier", "term_months", "annual_miles"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.vehicles !== undefined){
let data8 = data.vehicles;
if(Array.isArray(data8)){
if(data8.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data9.id !== undefined){
let data10 = data9.id;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.conditions !== undefined){
let data11 = data9.conditions;
if(Array.isArray(data11)){
if(data11.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/conditions",keyword:"maxItems",params:{limit: 3}});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/conditions/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new", "used", "certified"].includes(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/conditions/" + i1,keyword:"choice",params:{}});
errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data11[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/conditions",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.body_styles !== undefined){
let data13 = data9.body_styles;
if(Array.isArray(data13)){
if(data13.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/body_styles",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
let data14 = data13[i3];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/body_styles/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van"].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/body_styles/" + i3,keyword:"choice",params:{}});
errors++;
}
}
let i4 = data13.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data13[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/body_styles",keyword:"uniqueItems",params:{i: i4, j: j1}});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/body_styles",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.makes !== undefined){
let data15 = data9.makes;
if(Array.isArray(data15)){
if(data15.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len3 = data15.length;
for(let i5=0; i5<len3; i5++){
let data16 = data15[i5];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.make === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5,keyword:"required",params:{missingProperty: "make"}});
errors++;
}
if(data16.make !== undefined){
let data17 = data16.make;
if(typeof data17 === "string"){
if(func0(data17) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5+"/make",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5+"/make",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data16.model !== undefined){
let data18 = data16.model;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data16.trim !== undefined){
let data19 = data16.trim;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
for(const key1 in data16){
if(!["make", "model", "trim"].includes(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5,keyword:"known",params:{additionalProperty: key1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes/" + i5,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/makes",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.never_makes !== undefined){
let data20 = data9.never_makes;
if(Array.isArray(data20)){
if(data20.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/never_makes",keyword:"maxItems",params:{limit: 30}});
errors++;
}
const len4 = data20.length;
for(let i6=0; i6<len4; i6++){
let data21 = data20[i6];
if(typeof data21 === "string"){
if(func0(data21) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/never_makes/" + i6,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/never_makes/" + i6,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/never_makes/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i7 = data20.length;
let j2;
if(i7 > 1){
const indices2 = {};
for(;i7--;){
let item2 = data20[i7];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/never_makes",keyword:"uniqueItems",params:{i: i7, j: j2}});
errors++;
break;
}
indices2[item2] = i7;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/never_makes",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.year_min !== undefined){
let data22 = data9.year_min;
if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/year_min",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data22 == "number"){
if(data22 > 2100 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/year_min",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data22 < 1950 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/year_min",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data9.year_max !== undefined){
let data23 = data9.year_max;
if((!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))) && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/year_max",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data23 == "number"){
if(data23 > 2100 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/year_max",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data23 < 1950 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/year_max",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data9.max_mileage !== undefined){
let data24 = data9.max_mileage;
if((!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))) && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/max_mileage",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data24 == "number"){
if(data24 > 1000000 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/max_mileage",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/max_mileage",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data9.drivetrains !== undefined){
let data25 = data9.drivetrains;
if(Array.isArray(data25)){
if(data25.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/drivetrains",keyword:"maxItems",params:{limit: 4}});
errors++;
}
const len5 = data25.length;
for(let i8=0; i8<len5; i8++){
let data26 = data25[i8];
if(typeof data26 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/drivetrains/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["fwd", "rwd", "awd", "four_wd"].includes(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/drivetrains/" + i8,keyword:"choice",params:{}});
errors++;
}
}
let i9 = data25.length;
let j3;
if(i9 > 1){
const indices3 = {};
for(;i9--;){
let item3 = data25[i9];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/drivetrains",keyword:"uniqueItems",params:{i: i9, j: j3}});
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/drivetrains",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.transmission !== undefined){
let data27 = data9.transmission;
if((typeof data27 !== "string") && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/transmission",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["automatic", "manual", "any", null].includes(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/transmission",keyword:"choice",params:{}});
errors++;
}
}
if(data9.fuels !== undefined){
let data28 = data9.fuels;
if(Array.isArray(data28)){
if(data28.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/fuels",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len6 = data28.length;
for(let i10=0; i10<len6; i10++){
let data29 = data28[i10];
if(typeof data29 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/fuels/" + i10,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel"].includes(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/fuels/" + i10,keyword:"choice",params:{}});
errors++;
}
}
let i11 = data28.length;
let j4;
if(i11 > 1){
const indices4 = {};
for(;i11--;){
let item4 = data28[i11];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/fuels",keyword:"uniqueItems",params:{i: i11, j: j4}});
errors++;
break;
}
indices4[item4] = i11;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/fuels",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.seats_min !== undefined){
let data30 = data9.seats_min;
if((!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))) && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/seats_min",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data30 == "number"){
if(data30 > 15 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/seats_min",keyword:"maximum",params:{comparison: "<=", limit: 15}});
errors++;
}
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/seats_min",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data9.doors_min !== undefined){
let data31 = data9.doors_min;
if((!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))) && (data31 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/doors_min",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data31 == "number"){
if(data31 > 5 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/doors_min",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data31 < 2 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0+"/doors_min",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
for(const key2 in data9){
if(!["id", "conditions", "body_styles", "makes", "never_makes", "year_min", "year_max", "max_mileage", "drivetrains", "transmission", "fuels", "seats_min", "doors_min"].includes(key2)){
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0,keyword:"known",params:{additionalProperty: key2}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vehicles",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.taste !== undefined){
let data32 = data.taste;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.exterior_colours !== undefined){
let data33 = data32.exterior_colours;
if(Array.isArray(data33)){
if(data33.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len7 = data33.length;
for(let i12=0; i12<len7; i12++){
let data34 = data33[i12];
if(typeof data34 === "string"){
if(func0(data34) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours/" + i12,keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data34) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours/" + i12,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours/" + i12,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i13 = data33.length;
let j5;
if(i13 > 1){
const indices5 = {};
for(;i13--;){
let item5 = data33[i13];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours",keyword:"uniqueItems",params:{i: i13, j: j5}});
errors++;
break;
}
indices5[item5] = i13;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/exterior_colours",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data32.interior_colours !== undefined){
let data35 = data32.interior_colours;
if(Array.isArray(data35)){
if(data35.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len8 = data35.length;
for(let i14=0; i14<len8; i14++){
let data36 = data35[i14];
if(typeof data36 === "string"){
if(func0(data36) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours/" + i14,keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data36) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours/" + i14,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours/" + i14,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i15 = data35.length;
let j6;
if(i15 > 1){
const indices6 = {};
for(;i15--;){
let item6 = data35[i15];
if(typeof item6 !== "string"){
continue;
}
if(typeof indices6[item6] == "number"){
j6 = indices6[item6];
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours",keyword:"uniqueItems",params:{i: i15, j: j6}});
errors++;
break;
}
indices6[item6] = i15;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/interior_colours",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data32.rejected_colours !== undefined){
let data37 = data32.rejected_colours;
if(Array.isArray(data37)){
if(data37.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len9 = data37.length;
for(let i16=0; i16<len9; i16++){
let data38 = data37[i16];
if(typeof data38 === "string"){
if(func0(data38) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours/" + i16,keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data38) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours/" + i16,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours/" + i16,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i17 = data37.length;
let j7;
if(i17 > 1){
const indices7 = {};
for(;i17--;){
let item7 = data37[i17];
if(typeof item7 !== "string"){
continue;
}
if(typeof indices7[item7] == "number"){
j7 = indices7[item7];
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours",keyword:"uniqueItems",params:{i: i17, j: j7}});
errors++;
break;
}
indices7[item7] = i17;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/rejected_colours",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data32.options !== undefined){
let data39 = data32.options;
if(Array.isArray(data39)){
if(data39.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options",keyword:"maxItems",params:{limit: 60}});
errors++;
}
const len10 = data39.length;
for(let i18=0; i18<len10; i18++){
let data40 = data39[i18];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data40.wish === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18,keyword:"required",params:{missingProperty: "wish"}});
errors++;
}
if(data40.name !== undefined){
let data41 = data40.name;
if(typeof data41 === "string"){
if(func0(data41) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18+"/name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data41) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data40.wish !== undefined){
let data42 = data40.wish;
if(typeof data42 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18+"/wish",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["must", "nice", "never"].includes(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18+"/wish",keyword:"choice",params:{}});
errors++;
}
}
for(const key3 in data40){
if(!["name", "wish"].includes(key3)){
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18,keyword:"known",params:{additionalProperty: key3}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/options/" + i18,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key4 in data32){
if(!["exterior_colours", "interior_colours", "rejected_colours", "options"].includes(key4)){
(vErrors ??= []).push({instancePath:instancePath+"/taste",keyword:"known",params:{additionalProperty: key4}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taste",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.logistics !== undefined){
let data43 = data.logistics;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.zip !== undefined){
let data44 = data43.zip;
if((typeof data44 !== "string") && (data44 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/zip",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data44 === "string"){
if(func0(data44) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/zip",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!pattern0.test(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/zip",keyword:"matches",params:{}});
errors++;
}
}
}
if(data43.max_distance !== undefined){
let data45 = data43.max_distance;
if((!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))) && (data45 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/max_distance",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data45 == "number"){
if(data45 > 5000 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/max_distance",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data45 < 1 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/max_distance",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data43.delivery !== undefined){
let data46 = data43.delivery;
if((typeof data46 !== "string") && (data46 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/delivery",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["pick_up", "delivery", "either", null].includes(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/delivery",keyword:"choice",params:{}});
errors++;
}
}
if(data43.earliest !== undefined){
let data47 = data43.earliest;
if((typeof data47 !== "string") && (data47 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/earliest",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data47 === "string"){
if(func0(data47) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/earliest",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/earliest",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
if(data43.latest !== undefined){
let data48 = data43.latest;
if((typeof data48 !== "string") && (data48 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/latest",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data48 === "string"){
if(func0(data48) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/latest",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/latest",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
if(data43.contact_way !== undefined){
let data49 = data43.contact_way;
if((typeof data49 !== "string") && (data49 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_way",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["chat", "phone", "text", "email", null].includes(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_way",keyword:"choice",params:{}});
errors++;
}
}
if(data43.contact_time !== undefined){
let data50 = data43.contact_time;
if((typeof data50 !== "string") && (data50 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_time",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["morning", "afternoon", "evening", "any", null].includes(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/contact_time",keyword:"choice",params:{}});
errors++;
}
}
if(data43.second_decider !== undefined){
let data51 = data43.second_decider;
const _errs104 = errors;
let valid37 = false;
const _errs105 = errors;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.name !== undefined){
let data52 = data51.name;
if((typeof data52 !== "string") && (data52 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/name",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data52 === "string"){
if(func0(data52) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data51.email !== undefined){
let data53 = data51.email;
if((typeof data53 !== "string") && (data53 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/email",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data53 === "string"){
if(func0(data53) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(!isEmail(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/email",keyword:"looks",params:{format: "email"}});
errors++;
}
}
}
if(data51.phone !== undefined){
let data54 = data51.phone;
if((typeof data54 !== "string") && (data54 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/phone",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data54 === "string"){
if(func0(data54) > 25){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/phone",keyword:"maxLength",params:{limit: 25}});
errors++;
}
if(!pattern1.test(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider/phone",keyword:"matches",params:{format: "phone"}});
errors++;
}
}
}
for(const key5 in data51){
if(!["name", "email", "phone"].includes(key5)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider",keyword:"known",params:{additionalProperty: key5}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs105 === errors;
valid37 = valid37 || _valid0;
if(!valid37){
const _errs113 = errors;
if(data51 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs113 === errors;
valid37 = valid37 || _valid0;
}
if(!valid37){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/second_decider",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
}
if(data43.remarks !== undefined){
let data55 = data43.remarks;
if((typeof data55 !== "string") && (data55 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/remarks",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data55 === "string"){
if(func0(data55) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/logistics/remarks",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
}
for(const key6 in data43){
if(!["zip", "max_distance", "delivery", "earliest", "latest", "contact_way", "contact_time", "second_decider", "remarks"].includes(key6)){
(vErrors ??= []).push({instancePath:instancePath+"/logistics",keyword:"known",params:{additionalProperty: key6}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logistics",keyword:"type",params:{type: "object"}});
errors++;
}
}
for(const key7 in data){
if(!["money", "vehicles", "taste", "logistics"].includes(key7)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key7}});
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
