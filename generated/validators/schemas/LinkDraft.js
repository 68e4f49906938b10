// Written by `npm run generate` from openapi/. Do not edit.
import { isUri } from '../support/uri.js';
import { textLength as func0 } from '../support/text-length.js';
export const validateLinkDraft = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(!isUri(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"looks",params:{format: "uri"}});
errors++;
}
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 160}});
errors++;
}
}
}
if(data.vin !== undefined){
let data2 = data.vin;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{says: "17 letters and digits. We warn you if one looks wrong."}});
errors++;
}
}
}
if(data.make !== undefined){
let data3 = data.make;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
}
if(data.model !== undefined){
let data4 = data.model;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.trim !== undefined){
let data5 = data.trim;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.year !== undefined){
let data6 = data.year;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2100 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data6 < 1950 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data.condition !== undefined){
let data7 = data.condition;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["new", "used", "certified", null].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"choice",params:{}});
errors++;
}
}
if(data.price !== undefined){
let data8 = data.price;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data8 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.miles !== undefined){
let data9 = data.miles;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 1000000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.dealer !== undefined){
let data10 = data.dealer;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data.place !== undefined){
let data11 = data.place;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data.distance !== undefined){
let data12 = data.distance;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 5000 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.body_style !== undefined){
let data13 = data.body_style;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body_style",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van", null].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/body_style",keyword:"choice",params:{}});
errors++;
}
}
if(data.fuel !== undefined){
let data14 = data.fuel;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel", null].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel",keyword:"choice",params:{}});
errors++;
}
}
if(data.drivetrain !== undefined){
let data15 = data.drivetrain;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrain",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["fwd", "rwd", "awd", "four_wd", null].includes(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrain",keyword:"choice",params:{}});
errors++;
}
}
if(data.transmission !== undefined){
let data16 = data.transmission;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["automatic", "manual", "any", null].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"choice",params:{}});
errors++;
}
}
if(data.seats !== undefined){
let data17 = data.seats;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 15 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"maximum",params:{comparison: "<=", limit: 15}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.doors !== undefined){
let data18 = data.doors;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 5 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data18 < 2 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
if(data.exterior_colour !== undefined){
let data19 = data.exterior_colour;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/exterior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/exterior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.interior_colour !== undefined){
let data20 = data.interior_colour;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/interior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/interior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.options !== undefined){
let data21 = data.options;
if(Array.isArray(data21)){
if(data21.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 60}});
errors++;
}
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
if(typeof data22 === "string"){
if(func0(data22) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data22) < 1){
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
let data23 = data.category;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data23 === "string"){
if(func0(data23) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.tier !== undefined){
let data24 = data.tier;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"choice",params:{}});
errors++;
}
}
if(data.comments !== undefined){
let data25 = data.comments;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data25 === "string"){
if(func0(data25) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
if(data.notes !== undefined){
let data26 = data.notes;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data26 === "string"){
if(func0(data26) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
for(const key0 in data){
if(!["url", "title", "vin", "make", "model", "trim", "year", "condition", "price", "miles", "dealer", "place", "distance", "body_style", "fuel", "drivetrain", "transmission", "seats", "doors", "exterior_colour", "interior_colour", "options", "category", "tier", "comments", "notes"].includes(key0)){
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
