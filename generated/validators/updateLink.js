// Written by `npm run generate` from openapi/. Do not edit.
import { isUri } from './support/uri.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const updateLinkBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(!isUri(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"looks",params:{format: "uri"}});
errors++;
}
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func0(data2) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data2) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.vin !== undefined){
let data3 = data.vin;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{says: "17 letters and digits. We warn you if one looks wrong."}});
errors++;
}
}
}
if(data.make !== undefined){
let data4 = data.make;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
}
if(data.model !== undefined){
let data5 = data.model;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.trim !== undefined){
let data6 = data.trim;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.year !== undefined){
let data7 = data.year;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2100 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data7 < 1950 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data.condition !== undefined){
let data8 = data.condition;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["new", "used", "certified", null].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"choice",params:{}});
errors++;
}
}
if(data.price !== undefined){
let data9 = data.price;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data9 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.miles !== undefined){
let data10 = data.miles;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 1000000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.dealer !== undefined){
let data11 = data.dealer;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data.place !== undefined){
let data12 = data.place;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data.distance !== undefined){
let data13 = data.distance;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 5000 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.body_style !== undefined){
let data14 = data.body_style;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body_style",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van", null].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/body_style",keyword:"choice",params:{}});
errors++;
}
}
if(data.fuel !== undefined){
let data15 = data.fuel;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel", null].includes(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel",keyword:"choice",params:{}});
errors++;
}
}
if(data.drivetrain !== undefined){
let data16 = data.drivetrain;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrain",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["fwd", "rwd", "awd", "four_wd", null].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrain",keyword:"choice",params:{}});
errors++;
}
}
if(data.transmission !== undefined){
let data17 = data.transmission;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["automatic", "manual", "any", null].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"choice",params:{}});
errors++;
}
}
if(data.seats !== undefined){
let data18 = data.seats;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 15 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"maximum",params:{comparison: "<=", limit: 15}});
errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.doors !== undefined){
let data19 = data.doors;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 5 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data19 < 2 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
if(data.exterior_colour !== undefined){
let data20 = data.exterior_colour;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/exterior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/exterior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.interior_colour !== undefined){
let data21 = data.interior_colour;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/interior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data21 === "string"){
if(func0(data21) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/interior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.options !== undefined){
let data22 = data.options;
if(Array.isArray(data22)){
if(data22.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 60}});
errors++;
}
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(typeof data23 === "string"){
if(func0(data23) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.category !== undefined){
let data24 = data.category;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data24 === "string"){
if(func0(data24) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.tier !== undefined){
let data25 = data.tier;
if(typeof data25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"choice",params:{}});
errors++;
}
}
if(data.comments !== undefined){
let data26 = data.comments;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data26 === "string"){
if(func0(data26) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
if(data.notes !== undefined){
let data27 = data.notes;
if((typeof data27 !== "string") && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data27 === "string"){
if(func0(data27) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
if(data.is_displayed !== undefined){
if(typeof data.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.version !== undefined){
let data29 = data.version;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 2147483647 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["user_id", "url", "title", "vin", "make", "model", "trim", "year", "condition", "price", "miles", "dealer", "place", "distance", "body_style", "fuel", "drivetrain", "transmission", "seats", "doors", "exterior_colour", "interior_colour", "options", "category", "tier", "comments", "notes", "is_displayed", "version"].includes(key0)){
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
